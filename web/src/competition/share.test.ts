import { expect, test } from 'vitest';
import { percentOf, shareOf } from './share.ts';

test.each([
  ['20 of 38', { count: 20, all: 38 }],
  ['20 dari 38', { count: 20, all: 38 }],
  ['0 of 5', { count: 0, all: 5 }],
  ['38 of 38', { count: 38, all: 38 }],
  ['39 of 38', null],
  ['0 of 0', null],
  ['20 of 5000', null],
  ['20', null],
  ['20+', null],
  ['20 of 38 provinces', null],
  ['', null],
])('reads %j as a share of %j', (value, share) => {
  expect(shareOf(value)).toEqual(share);
});

test.each([
  ['30', 30],
  ['30%', 30],
  ['12,5 %', 12.5],
  ['12.5%', 12.5],
  ['100%', 100],
  ['0%', null],
  ['101', null],
  ['a third', null],
  ['', null],
])('reads %j as %j percent', (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});
