import { bilingual } from '../shared/language.ts';

/** The texts of the share button. */
export const shareTexts = bilingual({
  en: {
    share: 'Share',
    linkCopied: 'Link copied',
    linkCopiedText: 'The link to this article is on your clipboard.',
    shareFailed: 'The link could not be copied',
    shareFailedText: 'Copy the address from your browser’s address bar.',
  },
  id: {
    share: 'Bagikan',
    linkCopied: 'Tautan disalin',
    linkCopiedText: 'Tautan artikel ini sudah ada di papan klip Anda.',
    shareFailed: 'Tautan tidak dapat disalin',
    shareFailedText: 'Salin alamatnya dari bilah alamat peramban Anda.',
  },
});
