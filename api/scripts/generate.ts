// npm run generate: generates files from the code. With --check, fails if the committed files do not match the code,
// instead of writing them.
import { generateFiles } from './generateFiles.ts';

generateFiles(process.argv.includes('--check'));
