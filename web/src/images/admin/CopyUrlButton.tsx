import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { CopyIcon } from '../library/imageIcons.tsx';

interface Props {
  name: string;
  url: string;
}

/** Copies an image’s absolute address, which works on this site and elsewhere. */
export function CopyUrlButton({ name, url }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const { toast } = useToast();
  const handleClick = async () => {
    const address = new URL(url, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: texts.urlCopied, description: texts.urlCopiedText });
    } catch {
      // Not permitted, or over plain HTTP, where browsers have no clipboard.
      toast({ title: texts.error, description: texts.copyFailedText(address), look: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={texts.copyUrlOf(name)}
      onClick={() => void handleClick()}
    >
      <CopyIcon />
      {texts.copyUrl}
    </Button>
  );
}
