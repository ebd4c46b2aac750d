import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test.each([
  [0, '0 Bytes', '0 Byte'],
  [1023, '1,023 Bytes', '1.023 Byte'],
  [1024, '1.00 KB', '1,00 KB'],
  [85_196, '83.20 KB', '83,20 KB'],
  [1_048_576, '1.00 MB', '1,00 MB'],
  [1_610_612_736, '1.50 GB', '1,50 GB'],
  [2 ** 41, '2,048.00 GB', '2.048,00 GB'],
])('formats %d bytes', (bytes, english, indonesian) => {
  expect(fileSize('en', bytes, 'Bytes')).toBe(english);
  expect(fileSize('id', bytes, 'Byte')).toBe(indonesian);
});
