import { bilingual } from '../../../shared/language.ts';

/** The texts of the preview beside a form (docs/product.md#preview). */
export const previewTexts = bilingual({
  en: {
    preview: 'Preview',
    title: 'As readers will see it',
    language: 'Language of the preview',
    theme: 'Theme of the preview',
    themes: { light: 'Light', dark: 'Dark' },
    width: 'Width of the preview',
    widths: { phone: 'Phone', desktop: 'Desktop' },
    loading: 'Loading the preview...',
    failed: 'The preview could not be loaded. Check your connection, then open it again.',
    nothing: 'Type something first.',
    open: 'Open in a new tab',
  },
  id: {
    preview: 'Pratinjau',
    title: 'Seperti yang akan dilihat pembaca',
    language: 'Bahasa pratinjau',
    theme: 'Tema pratinjau',
    themes: { light: 'Terang', dark: 'Gelap' },
    width: 'Lebar pratinjau',
    widths: { phone: 'Ponsel', desktop: 'Desktop' },
    loading: 'Memuat pratinjau...',
    failed: 'Pratinjau gagal dimuat. Periksa koneksi Anda, lalu buka lagi.',
    nothing: 'Tulis sesuatu dulu.',
    open: 'Buka di tab baru',
  },
});
