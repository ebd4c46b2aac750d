import { both, type Fallbacks } from '../fallbacks.ts';

/**
 * The five dates of the 2025 edition; the first two are the registration periods. Start and end are calendar days in
 * Jakarta, end included.
 */
export const calendarFallbacks = {
  'competition.timeline.title': { en: '2025 activity timeline', id: 'Jadwal kegiatan 2025' },
  // In readers’ own calendars.
  'competition.timeline.place': both('Indonesia'),

  'competition.timeline.1.title': { en: 'Registration 1', id: 'Pendaftaran 1' },
  'competition.timeline.1.date': {
    en: 'January 10 – February 28, 2025',
    id: '10 Januari – 28 Februari 2025',
  },
  'competition.timeline.1.start': both('2025-01-10'),
  'competition.timeline.1.end': both('2025-02-28'),

  'competition.timeline.2.title': { en: 'Registration 2', id: 'Pendaftaran 2' },
  'competition.timeline.2.date': { en: 'March 1 – April 30, 2025', id: '1 Maret – 30 April 2025' },
  'competition.timeline.2.start': both('2025-03-01'),
  'competition.timeline.2.end': both('2025-04-30'),

  'competition.timeline.3.title': { en: 'Online selection', id: 'Seleksi daring' },
  'competition.timeline.3.date': { en: 'May 12–31, 2025', id: '12–31 Mei 2025' },
  'competition.timeline.3.start': both('2025-05-12'),
  'competition.timeline.3.end': both('2025-05-31'),

  'competition.timeline.4.title': { en: 'Mentoring', id: 'Pembekalan' },
  'competition.timeline.4.date': { en: 'July 7 – September 26, 2025', id: '7 Juli – 26 September 2025' },
  'competition.timeline.4.start': both('2025-07-07'),
  'competition.timeline.4.end': both('2025-09-26'),

  'competition.timeline.5.title': { en: 'Final contest', id: 'Babak final' },
  'competition.timeline.5.date': { en: 'October 16–20, 2025', id: '16–20 Oktober 2025' },
  'competition.timeline.5.start': both('2025-10-16'),
  'competition.timeline.5.end': both('2025-10-20'),
} satisfies Fallbacks;
