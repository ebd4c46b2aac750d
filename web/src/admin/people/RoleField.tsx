import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { peopleTexts } from './peopleTexts.ts';

const roles = ['author', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

interface Props {
  value: Role;
  onChange: (role: Role) => void;
}

/** A role, and what it may do. */
export function RoleField({ value, onChange }: Props) {
  const texts = useTexts(peopleTexts);
  const { roles: names } = useTexts(adminTexts);
  return (
    <SelectField
      label={texts.role}
      hint={texts.roleHints[value]}
      options={roles.map((role) => ({ value: role, label: names[role] }))}
      value={value}
      onChange={({ target }) => onChange(target.value as Role)}
    />
  );
}
