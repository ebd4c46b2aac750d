import { appFallbacks, securityFallbacks } from '../keys/technical.ts';
import { describeKeys } from './describe.ts';

// What programs read, and no page shows.
export const technicalKeys = [
  ...describeKeys(
    'technical',
    { path: '/', en: 'The site installed as an app', id: 'Situs yang dipasang sebagai aplikasi' },
    appFallbacks,
    {
      'app.short_name': {
        kind: 'text',
        en: 'Short name, below the app’s icon',
        id: 'Nama pendek, di bawah ikon aplikasi',
      },
    },
  ),
  ...describeKeys(
    'technical',
    {
      path: '/.well-known/security.txt',
      en: 'For security researchers: security.txt',
      id: 'Untuk peneliti keamanan: security.txt',
    },
    securityFallbacks,
    {
      'security.contact': {
        kind: 'contact',
        en: 'Contact for reports of security problems',
        id: 'Kontak untuk laporan masalah keamanan',
      },
    },
  ),
];
