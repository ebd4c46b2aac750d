import type { Prisma } from '../generated/client.ts';

const logo = (seed: string) => `/api/placeholder/320/160?seed=${seed}`;

/** The sample partners, all fictitious. A partner has only one description, so it contains both languages. */
export const partners: readonly Prisma.PartnerCreateManyInput[] = [
  {
    name: 'Balai Kain Bengawan',
    tier: 'platinum',
    logoUrl: logo('balai-kain-bengawan'),
    description: 'Museum kain dan ruang belajar membatik · Textile museum and batik classroom',
    websiteUrl: 'https://example.org/balai-kain-bengawan',
  },
  {
    name: 'Yayasan Malam Wening',
    tier: 'platinum',
    logoUrl: logo('malam-wening'),
    description: 'Beasiswa bagi pembatik muda · Scholarships for young batik makers',
    websiteUrl: 'https://example.org/malam-wening',
  },
  {
    name: 'Himpunan Penenun Mori',
    tier: 'platinum',
    logoUrl: logo('penenun-mori'),
    description: 'Pemasok mori katun dan sutra · Supplier of cotton and silk for batik',
    websiteUrl: 'https://example.org/penenun-mori',
  },
  {
    name: 'Koperasi Canting Laweyan',
    tier: 'gold',
    logoUrl: logo('canting-laweyan'),
    description: 'Koperasi bengkel batik tulis dan cap · Cooperative of batik workshops',
    websiteUrl: 'https://example.org/canting-laweyan',
  },
  {
    name: 'Penerbit Lembar Sogan',
    tier: 'gold',
    logoUrl: logo('lembar-sogan'),
    description: 'Buku tentang wastra dan budaya · Books on textiles and culture',
    websiteUrl: 'https://example.org/lembar-sogan',
  },
  {
    name: 'Sekolah Rupa Tarum',
    tier: 'gold',
    logoUrl: logo('rupa-tarum'),
    description: 'Sekolah desain tekstil · School of textile design',
    websiteUrl: 'https://example.org/rupa-tarum',
  },
  {
    name: 'Rumah Jahit Wastra Ayu',
    tier: 'silver',
    logoUrl: logo('wastra-ayu'),
    description: 'Busana panggung dan pengepasannya · Stage costumes and fittings',
    websiteUrl: 'https://example.org/wastra-ayu',
  },
  {
    name: 'Percetakan Gurat Lilin',
    tier: 'silver',
    logoUrl: logo('gurat-lilin'),
    description: 'Poster, katalog, dan undangan · Posters, catalogs and invitations',
    websiteUrl: 'https://example.org/gurat-lilin',
  },
  {
    name: 'Pondok Pewarna Tarum',
    tier: 'silver',
    logoUrl: logo('pewarna-tarum'),
    description: 'Kebun dan sanggar pewarna alam · Natural dye garden and workshop',
    websiteUrl: 'https://example.org/pewarna-tarum',
  },
  {
    name: 'Penginapan Teras Pendapa',
    tier: 'silver',
    logoUrl: logo('teras-pendapa'),
    description: 'Penginapan peserta di Solo · Participants’ lodging in Solo',
    websiteUrl: 'https://example.org/teras-pendapa',
  },
];
