// Writes the server's rules that the web's forms use.
import { printInputRules } from '../src/inputRules.ts';
import { writeCommitted } from './writeCommitted.ts';

writeCommitted('web/src/shared/inputRules.ts', printInputRules());
