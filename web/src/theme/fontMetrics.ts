// From the fonts’ tables, as published by @capsizecss/metrics 4.3.0 (169 MB for all its fonts). In units of the em
// square; `xWidthAvg` is the average width of a character of English text.
export const arial = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
export const fraunces = {
  familyName: 'Fraunces',
  fullName: 'Fraunces Regular',
  postscriptName: 'Fraunces-Regular',
  ascent: 1956,
  descent: -510,
  lineGap: 0,
  unitsPerEm: 2000,
  xWidthAvg: 938,
};
export const georgia = {
  familyName: 'Georgia',
  fullName: 'Georgia',
  postscriptName: 'Georgia',
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
export const notoSerif = {
  familyName: 'Noto Serif',
  fullName: 'Noto Serif Regular',
  postscriptName: 'NotoSerif-Regular',
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
};
export const plusJakartaSans = {
  familyName: 'Plus Jakarta Sans',
  fullName: 'Plus Jakarta Sans Regular',
  postscriptName: 'PlusJakartaSans-Regular',
  ascent: 1038,
  descent: -222,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 468,
};
export const roboto = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};
export const timesNewRoman = {
  familyName: 'Times New Roman',
  fullName: 'Times New Roman',
  postscriptName: 'TimesNewRomanPSMT',
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
};
