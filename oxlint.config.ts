import { relative } from 'node:path/posix';
import { defineConfig, type OxlintConfig } from 'oxlint';

/**
 * The folders of web/src from top to bottom: each imports only from those below it. Folders on the same line do not
 * import each other.
 */
const layers = [
  ['entries'],
  // The admin: its frame, its sections, and what they share.
  ['admin/shell'],
  ['admin/overview', 'login'],
  ['admin/account'],
  [
    'admin/changes',
    'admin/people',
    'admin/settings',
    'contact/admin',
    'database/admin',
    'images/admin',
    'newsletter/admin',
  ],
  [
    'communities/admin',
    'content/admin',
    'glossary/admin',
    'news/admin',
    'partners/admin',
    'patterns/admin',
    'timeline/admin',
  ],
  ['admin/section'],
  ['admin/list'],
  ['markdown'],
  ['admin/form'],
  ['glossary', 'images/library'],
  ['admin/parts'],
  ['history'],
  ['launchCheck'],
  // The public site: its frame, its pages, and the nouns on them.
  ['site'],
  ['competition', 'heritage', 'home', 'legal', 'search'],
  ['communities', 'contact', 'news', 'partners', 'patterns', 'timeline'],
  ['newsletter', 'provinces'],
  ['content'],
  ['images'],
  // Mechanisms.
  ['page'],
  ['relay'],
  ['auth'],
  // Styles and texts.
  ['ui'],
  ['theme'],
  ['language'],
  ['browser'],
  // Shared by api and web.
  ['shared'],
];

const lazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'A chunk that fails to load would replace the page: load it with usePiece, or lazyPart.',
};

/** Forbids imports whose specifier matches a pattern. */
const forbid = (regex: string, message: string) => ({ regex, message });

const serverCode = forbid('^(?:\\.\\./)+api/', 'Put what api and web both need into web/src/shared.');
const relay = forbid('^(?:react-relay|relay-runtime)', 'Fetch data in the folders above this one.');

/** A pattern for import specifiers with which a folder, or one nested in it at this depth, imports from another. */
const importsFrom = (folder: string, depth: number, other: string) => {
  const path = '../'.repeat(depth) + relative(folder, other);
  return `${(path.startsWith('.') ? path : `./${path}`).replaceAll('.', '\\.')}/`;
};

const layered: OxlintConfig['overrides'] = layers
  .flatMap((line, index) => line.map((folder) => ({ folder, index })))
  // Nested folders come after their parents, so that their own rule wins.
  .toSorted((one, other) => one.folder.split('/').length - other.folder.split('/').length)
  .flatMap(({ folder, index }) => [0, 1, 2].map((depth) => ({ folder, index, depth })))
  .map(({ folder, index, depth }) => {
    const above = layers
      .slice(0, index + 1)
      .flat()
      .filter((other) => other !== folder);
    const patterns = [
      serverCode,
      ...(above.length > 0
        ? [
            forbid(
              `^(?:${above.map((other) => importsFrom(folder, depth, other)).join('|')})`,
              `${folder} imports only from the folders below it (oxlint.config.ts).`,
            ),
          ]
        : []),
      ...(['ui', 'theme', 'language', 'browser', 'shared'].includes(folder) ? [relay] : []),
    ];
    return {
      files: [`web/src/${folder}/${'*/'.repeat(depth)}*`],
      rules: { 'no-restricted-imports': ['error', { paths: [lazy], patterns }] },
    };
  });

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  jsPlugins: ['eslint-plugin-relay'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-cycle': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'unicorn/consistent-function-scoping': 'off',
    'relay/unused-fields': 'error',
    'relay/no-future-added-value': 'error',
    'relay/must-colocate-fragment-spreads': 'error',
    'relay/hook-required-argument': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
  },
  overrides: [
    ...layered,
    {
      files: ['api/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [forbid('/web/src/(?!shared/)', 'From web/src, api imports only shared.')] },
        ],
      },
    },
    {
      files: [
        'api/src/{auth,communities,contact,content,glossary,images,news,newsletter,partners,patterns,placeholder,provinces,timeline}/**/*.ts',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              forbid('/web/src/(?!shared/)', 'From web/src, api imports only shared.'),
              forbid(
                '^(?:\\.\\./)+(?:app\\.ts|main\\.ts|pages/)',
                'A noun does not import what is made of all nouns.',
              ),
            ],
          },
        ],
      },
    },
    {
      files: ['web/src/*/admin/*Documents.ts', 'web/src/*/admin/*Fields.ts', 'web/src/admin/form/copy/*.ts'],
      rules: { 'relay/unused-fields': 'off', 'relay/must-colocate-fragment-spreads': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*Harness.tsx'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'web/dist', '**/__generated__/**', '**/generated/**', 'data'],
});
