import { describe, expect, test } from 'vitest';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { uploadNotice } from './uploadNotice.ts';

const why = (language: 'en' | 'id', code: string | undefined) =>
  uploadNotice(imagesAdminTexts[language], 'kain.png', { kind: 'refused', code }).description;

// The codes of api/src/images, and those of any request.
describe.each([
  ['NOT_AN_IMAGE', 'kain.png is not an image file', 'kain.png bukan berkas gambar'],
  ['IMAGE_TOO_LARGE', 'kain.png is larger than 1MB', 'kain.png lebih besar daripada 1 MB'],
  [
    'TOO_MANY_PIXELS',
    'The picture is wider or higher than 4,096 pixels. Make it smaller and upload it again.',
    'Lebar atau tinggi gambar ini lebih dari 4.096 piksel. Perkecil gambarnya, lalu unggah lagi.',
  ],
  [
    'TOO_MANY_FRAMES',
    'The animation has more than 500 frames. Shorten it and upload it again.',
    'Animasi ini lebih dari 500 bingkai. Perpendek animasinya, lalu unggah lagi.',
  ],
  [
    'UPLOAD_INCOMPLETE',
    'The file did not arrive complete. Upload it again.',
    'Berkas tidak terkirim seutuhnya. Unggah lagi.',
  ],
  [
    'UPLOAD_EXPIRED',
    'The upload took too long to start. Upload it again.',
    'Pengunggahan terlambat dimulai. Unggah lagi.',
  ],
  ['NOT_STORED', 'The file could not be stored. Try again.', 'Berkas tidak dapat disimpan. Coba lagi.'],
  [
    'STORAGE_FULL',
    'The server has no space left. Contact whoever runs the site.',
    'Tidak ada ruang lagi di server. Hubungi pengelola situs.',
  ],
  [
    'UNAVAILABLE',
    'The picture folder cannot be reached. Contact whoever runs the site.',
    'Folder gambar tidak dapat diakses. Hubungi pengelola situs.',
  ],
  ['UNAUTHENTICATED', 'Your session has ended. Sign in again.', 'Sesi Anda telah berakhir. Masuk kembali.'],
  [
    'FORBIDDEN',
    'Your role no longer includes uploading pictures.',
    'Peran Anda tidak lagi mencakup pengunggahan gambar.',
  ],
  [
    'BUSY',
    'The server is busy. Try again in a few seconds.',
    'Server sedang sibuk. Coba lagi dalam beberapa detik.',
  ],
  ['HAUNTED', 'An error occurred during upload', 'Terjadi kesalahan saat mengunggah'],
  [undefined, 'An error occurred during upload', 'Terjadi kesalahan saat mengunggah'],
])('a file rejected with %s', (code, english, indonesian) => {
  test('is explained in English', () => {
    expect(why('en', code)).toBe(`Failed to upload kain.png: ${english}`);
  });

  test('is explained in Indonesian', () => {
    expect(why('id', code)).toBe(`Gagal mengunggah kain.png: ${indonesian}`);
  });
});
