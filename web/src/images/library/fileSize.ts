import { numberFormat, type Language } from '../../shared/language.ts';

/** A file’s size in Bytes, KB, MB or GB, of 1,024 each, with two decimals (docs/product.md#image-library). */
export function fileSize(language: Language, bytes: number, bytesWord: string): string {
  const { locale } = numberFormat(language).resolvedOptions();
  if (bytes < 1024) return `${numberFormat(language).format(bytes)} ${bytesWord}`;
  const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const units = ['KB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length);
  return `${twoDecimals.format(bytes / 1024 ** power)} ${units[power - 1]}`;
}
