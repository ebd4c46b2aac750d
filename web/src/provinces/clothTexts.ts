import { bilingual } from '../shared/language.ts';

/** The texts around the cloth of 38 provinces (docs/product.md#provinces). */
export const clothTexts = bilingual({
  en: {
    cloth: 'The cloth of 38 provinces: arrow keys lead from patch to patch',
    patch: (number: number, tradition: string) => `Patch ${number} of 38 · ${tradition}`,
    communities: (count: number) => (count === 1 ? '1 community' : `${count} communities`),
    waxed: 'waxed: seat open',
    dyed: 'dyed: has an ambassador',
    list: 'As a list',
  },
  id: {
    cloth: 'Kain 38 provinsi: tombol panah berpindah dari petak ke petak',
    patch: (number: number, tradition: string) => `Petak ${number} dari 38 · ${tradition}`,
    communities: (count: number) => `${count} komunitas`,
    waxed: 'baru dicanting: belum ada duta',
    dyed: 'sudah dicelup: sudah ada duta',
    list: 'Sebagai daftar',
  },
});
