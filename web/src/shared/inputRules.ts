// Printed from the server's schemas by “npm run generate”: lengths in UTF-16 code units.

export const addPasskeyInput = {
  name: { required: true, maxLength: 100 },
  answer: { required: true, maxLength: 20000 },
} as const;

export const apiTokenInput = {
  name: { required: true, maxLength: 100 },
  scope: { required: true },
  capabilities: {},
  lifetimeDays: { required: true, minimum: 7, maximum: 365 },
} as const;

export const batikPatternInput = {
  nameEn: { required: true, maxLength: 200 },
  nameId: { required: true, maxLength: 200 },
  origin: { maxLength: 200 },
  meaningEn: { maxLength: 1000 },
  meaningId: { maxLength: 1000 },
  descriptionEn: { maxLength: 2000 },
  descriptionId: { maxLength: 2000 },
  imageUrl: { maxLength: 2048 },
} as const;

export const commentInput = {
  text: { required: true, maxLength: 1000 },
} as const;

export const communityInput = {
  nameEn: { required: true, maxLength: 200 },
  nameId: { required: true, maxLength: 200 },
  descriptionEn: { maxLength: 2000 },
  descriptionId: { maxLength: 2000 },
  location: { required: true, maxLength: 200 },
  province: {},
  imageUrl: { required: true, maxLength: 2048 },
  contactInfo: { maxLength: 2000 },
  active: {},
} as const;

export const contactPageForm = {
  name: { required: true, maxLength: 100 },
  subject: { required: true, maxLength: 200 },
  type: {},
  email: { required: true, maxLength: 254 },
  message: { required: true, maxLength: 5000 },
  website: {},
} as const;

export const contentEntryInput = {
  key: { required: true, maxLength: 100 },
  valueEn: { required: true, maxLength: 20000 },
  valueId: { required: true, maxLength: 20000 },
  hidden: {},
} as const;

export const contentValueRules = {
  image: { required: true, maxLength: 2048 },
  link: { required: true, maxLength: 2048 },
  email: { required: true, maxLength: 254 },
  contact: { required: true, maxLength: 2048 },
  percentage: { required: true },
  provinces: { required: true },
} as const;

export const glossaryTermInput = {
  termEn: { required: true, maxLength: 100 },
  termId: { required: true, maxLength: 100 },
  wrongEn: { maxLength: 2020 },
  wrongId: { maxLength: 2020 },
  reasonEn: { required: true, maxLength: 500 },
  reasonId: { required: true, maxLength: 500 },
} as const;

export const homeForm = {
  firstName: { required: true, maxLength: 100 },
  lastName: { required: true, maxLength: 100 },
  subject: {},
  email: { required: true, maxLength: 254 },
  message: { required: true, maxLength: 5000 },
  website: {},
} as const;

export const imageInput = {
  title: { maxLength: 200 },
  altEn: { maxLength: 300 },
  altId: { maxLength: 300 },
  captionEn: { maxLength: 300 },
  captionId: { maxLength: 300 },
  credit: { maxLength: 200 },
  focusX: { minimum: 0, maximum: 1000 },
  focusY: { minimum: 0, maximum: 1000 },
  cropX: { minimum: 0, maximum: 1000 },
  cropY: { minimum: 0, maximum: 1000 },
  cropWidth: { minimum: 50, maximum: 1000 },
  cropHeight: { minimum: 50, maximum: 1000 },
} as const;

export const invitationInput = {
  email: { required: true, maxLength: 254 },
  name: { required: true, maxLength: 100 },
  language: { required: true },
  role: { required: true },
} as const;

export const newsArticleInput = {
  titleEn: { required: true, maxLength: 200 },
  titleId: { required: true, maxLength: 200 },
  excerptEn: { maxLength: 500 },
  excerptId: { maxLength: 500 },
  contentEn: { maxLength: 50000 },
  contentId: { maxLength: 50000 },
  author: { maxLength: 120 },
  category: { required: true, maxLength: 50 },
  imageUrl: { maxLength: 2048 },
  featured: {},
  published: {},
  publishedAt: {},
  goLiveAt: {},
  expireAt: {},
} as const;

export const ownAccountInput = {
  name: { required: true, maxLength: 100 },
  language: { required: true },
  portraitUrl: { maxLength: 2048 },
} as const;

export const partnerInput = {
  name: { required: true, maxLength: 200 },
  tier: {},
  logoUrl: { required: true, maxLength: 2048 },
  description: { maxLength: 2000 },
  websiteUrl: { maxLength: 2048 },
  active: {},
} as const;

export const reviewInput = {
  sentence: { required: true, maxLength: 300 },
} as const;

export const signInInput = {
  email: { required: true, maxLength: 254 },
  password: { required: true, maxLength: 256 },
  code: { maxLength: 40 },
} as const;

export const subscriptionInput = {
  email: { required: true, maxLength: 254 },
  language: {},
  website: {},
} as const;

export const timelineItemInput = {
  yearEn: { required: true, maxLength: 50 },
  yearId: { required: true, maxLength: 50 },
  titleEn: { required: true, maxLength: 200 },
  titleId: { required: true, maxLength: 200 },
  descriptionEn: { required: true, maxLength: 2000 },
  descriptionId: { required: true, maxLength: 2000 },
  imageUrl: { required: true, maxLength: 2048 },
  order: { minimum: -100000, maximum: 100000 },
  active: {},
} as const;
