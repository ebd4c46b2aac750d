// npm run generate: generates files from the code. With --check it fails if the committed ones do not match it, instead of
// writing them.
import { generateFiles } from './generateFiles.ts';

generateFiles(process.argv.includes('--check'));
