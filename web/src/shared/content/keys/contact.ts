import { both, type Fallbacks } from '../fallbacks.ts';

/** How to reach the organizers: on the contact page, in the home page’s contact section and in the footer. */
export const contactFallbacks = {
  'contact.office': {
    en: 'Jalan Contoh No. 1, Laweyan, Solo, Central Java, Indonesia',
    id: 'Jalan Contoh No. 1, Laweyan, Solo, Jawa Tengah, Indonesia',
  },
  'contact.phone': both('+62 271 000 0000'),
  'contact.hours': { en: 'Mon–Fri 8:00 AM–4:00 PM WIB', id: 'Senin–Jumat pukul 08.00–16.00 WIB' },
  'contact.email': both('info@example.org'),
  'contact.sponsorship': both('sponsorship@example.org'),
  'contact.social': both('@batikpageant'),
} satisfies Fallbacks;
