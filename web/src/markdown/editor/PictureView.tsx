import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { use, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { isLinkable } from '../../shared/markdown/markdownSettings.ts';
import { findPictureFacts, type PictureFacts } from './pictureFacts.ts';
import * as styles from './RichText.css.ts';
import { TextLanguage } from './TextLanguage.ts';

/** A picture in a text, with the alternative text and the caption that readers get from the library. */
export function PictureView({ node, selected }: NodeViewProps) {
  const environment = useRelayEnvironment();
  const language = use(TextLanguage);
  const src = String(node.attrs['src'] ?? '');
  const [facts, setFacts] = useState<PictureFacts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findPictureFacts(environment, src, language).then((found) => isCurrent && setFacts(found));
    return () => {
      isCurrent = false;
    };
  }, [environment, src, language]);
  const alt = String(node.attrs['alt'] ?? '') || (facts?.alt ?? '');
  return (
    <NodeViewWrapper as="span" className={selected ? styles.selectedPicture : styles.picture}>
      {isLinkable(src) && <img src={src} alt={alt} />}
      {facts?.caption && <span className={styles.caption}>{facts.caption}</span>}
    </NodeViewWrapper>
  );
}
