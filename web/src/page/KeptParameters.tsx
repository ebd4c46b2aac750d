import { usePageParameters } from './usePageParameters.ts';

interface Props {
  /** The parameters that the form sets, or that no longer apply. */
  except: readonly string[];
}

/** What a form with the method GET keeps of its page’s address. */
export function KeptParameters({ except }: Props) {
  const kept = [...usePageParameters()].filter(([name]) => !except.includes(name));
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
