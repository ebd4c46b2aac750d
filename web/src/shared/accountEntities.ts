/** Kinds of changes about who may enter: shown only to those who may see the accounts. */
export const accountEntities = ['AdminUser', 'FactorRequirement'] as const;
