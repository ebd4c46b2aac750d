import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { TimelineRow_item$key } from '../../__generated__/TimelineRow_item.graphql.ts';
import { DeleteButton } from '../../admin/list/DeleteButton.tsx';
import { formTexts } from '../../language/formAdmin.ts';
import { pick } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { Badge } from '../../ui/Badge.tsx';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon } from '../../ui/icons.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';
import * as styles from './TimelineRow.css.ts';
import { TimelineThumbnail } from './TimelineThumbnail.tsx';
import { useDeleteTimelineItem } from './useDeleteTimelineItem.ts';

interface Props {
  item: TimelineRow_item$key;
  connectionId: string;
}

/** One item: everything that readers see of it, and what can be done with it (specification section 2.10). */
export function TimelineRow({ item: key, connectionId }: Props) {
  const texts = useTexts(timelineAdminTexts);
  const words = useTexts(formTexts);
  const item = useFragment(
    graphql`
      fragment TimelineRow_item on TimelineItem {
        databaseId
        version
        yearEn
        yearId
        titleEn
        titleId
        descriptionEn
        descriptionId
        imageUrl
        order
        active
        ...TimelineThumbnail_item
      }
    `,
    key,
  );
  const { databaseId, titleEn, titleId, imageUrl, active } = item;
  const { language } = useLanguage();
  const title = pick(language, titleEn, titleId);
  const { remove, isDeleting } = useDeleteTimelineItem(connectionId);
  return (
    <article className={styles.row}>
      <TimelineThumbnail item={item} />
      <div className={styles.head}>
        <h2 lang="en" className={styles.title}>
          {item.yearEn} - {titleEn}
        </h2>
        <p className={styles.facts}>
          <Badge tone={active ? 'leaf' : 'indigo'}>
            {texts.state(item.order, active ? texts.active : texts.inactive)}
          </Badge>
          <a
            href={imageUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.imageLink(imageUrl)}
            title={imageUrl}
            className={styles.image}
          >
            {imageUrl}
          </a>
        </p>
      </div>
      <div className={styles.blocks}>
        <TimelineBlock
          lang="en"
          language={words.english}
          year={item.yearEn}
          title={titleEn}
          text={item.descriptionEn}
        />
        <TimelineBlock
          lang="id"
          language={words.indonesian}
          year={item.yearId}
          title={titleId}
          text={item.descriptionId}
        />
      </div>
      <div className={styles.actions}>
        <Link
          to={`/admin/timeline/${databaseId}`}
          aria-label={texts.edit(title)}
          title={texts.edit(title)}
          className={iconButtonStyle()}
        >
          <EditIcon />
        </Link>
        <DeleteButton
          row={{ databaseId, version: item.version }}
          thing={title}
          question={texts.deleteTitle}
          isDeleting={isDeleting}
          onDelete={remove}
        />
      </div>
    </article>
  );
}
