const config = {
  src: './web/src',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/src/__generated__',
  // The site sends the id of an operation instead of its text; the server reads the texts from this file.
  persistConfig: { file: './web/src/__generated__/operations.json', algorithm: 'SHA256' },
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: 'string' },
};

// The compiler loads this file with require().
export { config as 'module.exports' };
