import { Link } from 'react-router-dom';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/moreIcons.tsx';
import { useFocusWhenLost } from '../../page/useFocusWhenLost.ts';
import { useOpenForm } from './useOpenForm.ts';

/** Opens the form of a new entry; for those who may publish one. */
export function AddContentLink() {
  const { add } = useTexts(contentAdminTexts);
  const { mayPublish, addAddress, isAdding } = useOpenForm();
  const link = useFocusWhenLost<HTMLAnchorElement>(isAdding);
  if (!mayPublish) return null;
  return (
    <Link ref={link} to={addAddress} className={buttonStyle()}>
      <PlusIcon />
      {add}
    </Link>
  );
}
