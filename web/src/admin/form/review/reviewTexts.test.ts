import { expect, test } from 'vitest';
import { adminTexts } from '../../../language/adminTexts.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { overviewTexts } from '../../overview/overviewTexts.ts';
import { reviewTexts } from './reviewTexts.ts';

test('in Indonesian, whoever reviews has the name of their role', () => {
  const role = adminTexts.id.roles.editor.toLowerCase();
  const texts = [reviewTexts.id.askText, overviewTexts.id.waitsForEditor, formTexts.id.forEditor];
  for (const text of texts) expect(text.toLowerCase()).toContain(role);
});
