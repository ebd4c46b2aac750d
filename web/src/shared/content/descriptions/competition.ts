import { achievementFallbacks } from '../keys/competitionAchievements.ts';
import { competitionHeroFallbacks } from '../keys/competition.ts';
import { judgingFallbacks } from '../keys/competitionJudging.ts';
import { requirementFallbacks } from '../keys/competitionRequirements.ts';
import { stageFallbacks } from '../keys/competitionStages.ts';
import { calendarFallbacks } from '../keys/competitionTimeline.ts';
import { describeKeys, numbered } from './describe.ts';

const path = '/competition';
const toFour = [1, 2, 3, 4] as const;
const toFive = [1, 2, 3, 4, 5] as const;
const toSeven = [1, 2, 3, 4, 5, 6, 7] as const;

const hero = describeKeys(
  'competition',
  { path, en: 'Competition: first section', id: 'Kompetisi: bagian pertama' },
  competitionHeroFallbacks,
  {
    'competition.title': { kind: 'text', en: 'Title', id: 'Judul' },
    'competition.content': { kind: 'longText', en: 'Subtitle', id: 'Subjudul' },
    'competition.link': { kind: 'link', en: 'Registration link', id: 'Tautan pendaftaran' },
  },
);

const calendar = describeKeys(
  'competition',
  { path, en: 'Competition: calendar', id: 'Kompetisi: kalender' },
  calendarFallbacks,
  {
    'competition.timeline.title': { kind: 'text', en: 'Calendar: title', id: 'Kalender: judul' },
    'competition.timeline.place': {
      kind: 'text',
      en: 'Calendar: place, as in readers’ own calendars',
      id: 'Kalender: tempat, seperti di kalender pembaca',
    },
    ...numbered(toFive, 'competition.timeline.#.title', {
      kind: 'text',
      en: 'Date #: title',
      id: 'Jadwal #: judul',
    }),
    ...numbered(toFive, 'competition.timeline.#.date', {
      kind: 'date',
      en: 'Date #: as shown',
      id: 'Jadwal #: tanggal yang tampil',
    }),
    ...numbered(toFive, 'competition.timeline.#.start', {
      kind: 'date',
      en: 'Date #: start date',
      id: 'Jadwal #: tanggal mulai',
    }),
    ...numbered(toFive, 'competition.timeline.#.end', {
      kind: 'date',
      en: 'Date #: end date',
      id: 'Jadwal #: tanggal selesai',
    }),
  },
);

const achievements = describeKeys(
  'competition',
  { path, en: 'Competition: achievements', id: 'Kompetisi: capaian' },
  achievementFallbacks,
  {
    'competition.achievements.title': { kind: 'text', en: 'Achievements: title', id: 'Capaian: judul' },
    ...numbered(toSeven, 'competition.achievement.#.value', {
      kind: 'text',
      en: 'Achievement #: figure',
      id: 'Capaian #: angka',
    }),
    ...numbered(toSeven, 'competition.achievement.#.label', {
      kind: 'text',
      en: 'Achievement #: label',
      id: 'Capaian #: keterangan',
    }),
  },
);

const stages = describeKeys(
  'competition',
  { path, en: 'Competition: stages', id: 'Kompetisi: tahapan' },
  stageFallbacks,
  {
    'competition.stages.title': { kind: 'text', en: 'Stages: title', id: 'Tahapan: judul' },
    'competition.stages.description': {
      kind: 'longText',
      en: 'Stages: introduction',
      id: 'Tahapan: pengantar',
    },
    ...numbered(toFour, 'competition.stage.#.title', {
      kind: 'text',
      en: 'Stage #: title',
      id: 'Tahap #: judul',
    }),
    ...numbered(toFour, 'competition.stage.#.description', {
      kind: 'longText',
      en: 'Stage #: text',
      id: 'Tahap #: teks',
    }),
    ...numbered(toFour, 'competition.stage.#.date', {
      kind: 'date',
      en: 'Stage #: date',
      id: 'Tahap #: tanggal',
    }),
  },
);

const judging = describeKeys(
  'competition',
  { path, en: 'Competition: judging criteria', id: 'Kompetisi: kriteria penilaian' },
  judgingFallbacks,
  {
    'competition.judging.title': { kind: 'text', en: 'Criteria: title', id: 'Kriteria: judul' },
    'competition.judging.description': {
      kind: 'longText',
      en: 'Criteria: introduction',
      id: 'Kriteria: pengantar',
    },
    ...numbered(toFive, 'competition.criteria.#.title', {
      kind: 'text',
      en: 'Criterion #: title',
      id: 'Kriteria #: judul',
    }),
    ...numbered(toFive, 'competition.criteria.#.percentage', {
      kind: 'percentage',
      en: 'Criterion #: percentage',
      id: 'Kriteria #: persentase',
    }),
    ...numbered(toFive, 'competition.criteria.#.description', {
      kind: 'longText',
      en: 'Criterion #: text',
      id: 'Kriteria #: teks',
    }),
  },
);

const requirements = describeKeys(
  'competition',
  { path, en: 'Competition: requirements', id: 'Kompetisi: persyaratan' },
  requirementFallbacks,
  {
    'competition.requirements.title': { kind: 'text', en: 'Requirements: title', id: 'Persyaratan: judul' },
    'competition.requirements.eligibility.title': {
      kind: 'text',
      en: 'Eligibility: title',
      id: 'Syarat peserta: judul',
    },
    'competition.requirements.eligibility.intro': {
      kind: 'longText',
      en: 'Eligibility: introduction',
      id: 'Syarat peserta: pengantar',
    },
    ...numbered(toFour, 'competition.requirements.eligibility.#', {
      kind: 'text',
      en: 'Eligibility: item #',
      id: 'Syarat peserta: butir #',
    }),
    'competition.requirements.documents.title': {
      kind: 'text',
      en: 'Documents: title',
      id: 'Dokumen: judul',
    },
    ...numbered(toFour, 'competition.requirements.documents.#', {
      kind: 'text',
      en: 'Documents: item #',
      id: 'Dokumen: butir #',
    }),
  },
);

export const competitionKeys = [
  ...hero,
  ...calendar,
  ...achievements,
  ...stages,
  ...judging,
  ...requirements,
];
