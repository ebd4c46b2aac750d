import { communitiesFallbacks } from '../keys/communities.ts';
import { contactFallbacks } from '../keys/contact.ts';
import { heritageFallbacks } from '../keys/heritage.ts';
import { accessibilityFallbacks } from '../keys/legalAccessibility.ts';
import { privacyFallbacks } from '../keys/legalPrivacy.ts';
import { termsFallbacks } from '../keys/legalTerms.ts';
import { siteFallbacks } from '../keys/site.ts';
import { describeKeys, numbered } from './describe.ts';

const toTwo = [1, 2] as const;
const toThree = [1, 2, 3] as const;
const toFour = [1, 2, 3, 4] as const;

export const siteKeys = describeKeys(
  'site',
  { path: '/', en: 'Every page: header and footer', id: 'Semua halaman: kepala dan kaki halaman' },
  siteFallbacks,
  {
    site_name: { kind: 'text', en: 'The pageant’s name', id: 'Nama ajang' },
    site_tagline: { kind: 'text', en: 'Tagline', id: 'Slogan' },
    footer_description: { kind: 'longText', en: 'Footer: description', id: 'Kaki halaman: deskripsi' },
    social_url: { kind: 'link', en: 'Link to the photo-sharing profile', id: 'Tautan profil berbagi foto' },
  },
);

export const heritageKeys = describeKeys(
  'heritage',
  { path: '/heritage', en: 'Heritage', id: 'Warisan' },
  heritageFallbacks,
  {
    'heritage.hero.title': { kind: 'text', en: 'Title', id: 'Judul' },
    'heritage.hero.subtitle': { kind: 'longText', en: 'Subtitle', id: 'Subjudul' },
    ...numbered(toFour, 'heritage.milestone.#.year', {
      kind: 'text',
      en: 'Milestone #: date or period',
      id: 'Tonggak #: waktu',
    }),
    ...numbered(toFour, 'heritage.milestone.#.title', {
      kind: 'text',
      en: 'Milestone #: title',
      id: 'Tonggak #: judul',
    }),
    ...numbered(toFour, 'heritage.milestone.#.text', {
      kind: 'longText',
      en: 'Milestone #: text',
      id: 'Tonggak #: teks',
    }),
    ...numbered(toThree, 'heritage.figure.#.value', { kind: 'text', en: 'Figure #', id: 'Angka #' }),
    ...numbered(toThree, 'heritage.figure.#.label', {
      kind: 'text',
      en: 'Figure #: label',
      id: 'Angka #: keterangan',
    }),
    'heritage.mission.title': { kind: 'text', en: 'Mission: title', id: 'Misi: judul' },
    'heritage.mission.text': { kind: 'longText', en: 'Mission: text', id: 'Misi: teks' },
  },
);

export const communitiesKeys = describeKeys(
  'communities',
  { path: '/communities', en: 'Communities: figures', id: 'Komunitas: angka' },
  communitiesFallbacks,
  {
    ...numbered(toTwo, 'communities.figure.#.value', { kind: 'text', en: 'Figure #', id: 'Angka #' }),
    ...numbered(toTwo, 'communities.figure.#.label', {
      kind: 'text',
      en: 'Figure #: label',
      id: 'Angka #: keterangan',
    }),
  },
);

export const contactKeys = describeKeys(
  'contact',
  {
    path: '/contact',
    en: 'Contact; home: contact; every page: footer',
    id: 'Kontak; beranda: kontak; semua halaman: kaki halaman',
  },
  contactFallbacks,
  {
    'contact.office': { kind: 'text', en: 'Street address', id: 'Alamat kantor' },
    'contact.phone': { kind: 'text', en: 'Phone', id: 'Telepon' },
    'contact.hours': { kind: 'text', en: 'Business hours', id: 'Jam kerja' },
    'contact.email': { kind: 'email', en: 'Email address', id: 'Alamat email' },
    'contact.sponsorship': {
      kind: 'email',
      en: 'Email address for sponsors',
      id: 'Alamat email untuk sponsor',
    },
    'contact.social': { kind: 'text', en: 'Social media handle', id: 'Nama akun media sosial' },
  },
);

export const legalKeys = [
  ...describeKeys(
    'legal',
    { path: '/privacy', en: 'Privacy Policy', id: 'Kebijakan Privasi' },
    privacyFallbacks,
    {
      'legal.privacy.title': { kind: 'text', en: 'Privacy: title', id: 'Privasi: judul' },
      'legal.privacy.body': {
        kind: 'longText',
        en: 'Privacy: text (Markdown)',
        id: 'Privasi: teks (Markdown)',
      },
    },
  ),
  ...describeKeys(
    'legal',
    { path: '/terms', en: 'Terms of Service', id: 'Ketentuan Layanan' },
    termsFallbacks,
    {
      'legal.terms.title': { kind: 'text', en: 'Terms: title', id: 'Ketentuan: judul' },
      'legal.terms.body': {
        kind: 'longText',
        en: 'Terms: text (Markdown)',
        id: 'Ketentuan: teks (Markdown)',
      },
    },
  ),
  ...describeKeys(
    'legal',
    { path: '/accessibility', en: 'Accessibility', id: 'Aksesibilitas' },
    accessibilityFallbacks,
    {
      'legal.accessibility.title': { kind: 'text', en: 'Accessibility: title', id: 'Aksesibilitas: judul' },
      'legal.accessibility.body': {
        kind: 'longText',
        en: 'Accessibility: text (Markdown)',
        id: 'Aksesibilitas: teks (Markdown)',
      },
    },
  ),
];
