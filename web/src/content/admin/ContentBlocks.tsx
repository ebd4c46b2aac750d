import { useFocusAfterDeletion } from '../../admin/list/useFocusAfterDeletion.ts';
import { Rows } from '../../admin/list/Rows.tsx';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { ExternalIcon } from '../../ui/moreIcons.tsx';
import { contentBlocks } from './contentBlocks.ts';
import * as styles from './ContentPage.css.ts';
import { ContentRow } from './ContentRow.tsx';
import type { ContentItem } from './useContentKeys.ts';

interface Props {
  items: readonly ContentItem[];
}

/** The keys as dense rows, grouped by where they appear on the site. */
export function ContentBlocks({ items }: Props) {
  const texts = useTexts(contentAdminTexts);
  const { language } = useLanguage();
  useFocusAfterDeletion(items.length);
  return (
    <div className={styles.blocks}>
      {contentBlocks(items).map(({ place, items: inPlace }) => {
        const name = place?.[language] ?? texts.unknownPlace;
        return (
          <section key={place?.en ?? ''} aria-label={name} className={styles.block}>
            <header className={styles.blockHead}>
              <h2 className={type.title}>{name}</h2>
              {place ? (
                <a
                  href={place.path}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.showOnSiteOf(name)}
                  className={styles.siteLink}
                >
                  {texts.showOnSite} <ExternalIcon />
                </a>
              ) : (
                <p className={styles.unknownText}>{texts.unknownText}</p>
              )}
            </header>
            <Rows
              label={name}
              rows={inPlace.map((item) => ({
                key: item.id,
                row: <ContentRow contentKey={item.contentKey} />,
              }))}
              empty={null}
            />
          </section>
        );
      })}
    </div>
  );
}
