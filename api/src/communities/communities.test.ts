import { describe } from 'vitest';
import { testActive } from '../testing/noun/active.ts';
import { testChangesOverGraphql, testChangesOverRest } from '../testing/noun/changes.ts';
import { testInput, testInputOverRest } from '../testing/noun/input.ts';
import { testPages } from '../testing/noun/pages.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addCommunities, communityNoun } from './communities.samples.ts';

const app = useTestApp();

testChangesOverGraphql(app, communityNoun);
testChangesOverRest(app, communityNoun);

const required = ['nameEn', 'nameId', 'location', 'imageUrl'];

testInput(app, communityNoun, {
  limits: {
    nameEn: 200,
    nameId: 200,
    descriptionEn: 2000,
    descriptionId: 2000,
    location: 200,
    imageUrl: 2048,
    contactInfo: 2000,
  },
  required,
});

testInputOverRest(app, communityNoun, {
  required,
  refused: {
    nameEn: [5, ['Lasem'], 'a\nb'],
    imageUrl: ['javascript:alert(1)', '//example.org/a.jpg', 'lasem.jpg'],
    contactInfo: [5, true, ['phone'], { fax: '1' }, { phone: 5 }, { website: { url: 'x' } }],
    active: ['true', 1],
  },
});

describe('active and inactive communities', () => {
  testActive(app, communityNoun);
});

describe('the list', () => {
  testPages(app, communityNoun, async () => {
    const rows = await addCommunities(...Array.from({ length: 25 }, () => ({})));
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  });
});
