import { bilingual } from './language.ts';

/** The most frequent questions, in the contact page’s order (docs/product.md#contact-page). */
export const contactQuestions = ['participate', 'partner', 'learn', 'media'] as const;

/** The id of a question on its page, which links can point to. */
export const questionId = (question: (typeof contactQuestions)[number]): string => `question-${question}`;

/** The questions with their answers: the contact page shows them, and the site’s search finds them. */
export const contactQuestionTexts = bilingual({
  en: {
    participate: {
      question: 'How can I take part in the competition?',
      answer: 'Requirements, documents, stages and dates are all on one page.',
    },
    partner: {
      question: 'How can we become a partner or a sponsor?',
      answer: 'Choose the inquiry type “Partnership & Sponsorship” and tell us what you have in mind.',
    },
    learn: {
      question: 'Where can I learn more about batik heritage?',
      answer: 'Read what the patterns mean, where they come from and who keeps them alive.',
    },
    media: {
      question: 'We would like to cover the pageant. Whom should we contact?',
      answer:
        'Our media team helps with interviews, pictures and accreditation: choose the inquiry type “Media & Press.”',
    },
  },
  id: {
    participate: {
      question: 'Bagaimana cara mengikuti kompetisi?',
      answer: 'Persyaratan, dokumen, tahapan, dan tanggalnya terkumpul di satu halaman.',
    },
    partner: {
      question: 'Bagaimana cara menjadi mitra atau sponsor?',
      answer: 'Pilih keperluan “Kemitraan dan Sponsor”, lalu ceritakan gagasan Anda.',
    },
    learn: {
      question: 'Di mana saya dapat mengenal warisan batik lebih jauh?',
      answer: 'Baca apa makna setiap motif, dari mana asalnya, dan siapa yang melestarikannya.',
    },
    media: {
      question: 'Kami ingin meliput ajang ini. Siapa yang dapat kami hubungi?',
      answer:
        'Tim media kami siap membantu untuk wawancara, foto, dan akreditasi: pilih keperluan “Media dan Pers”.',
    },
  },
});
