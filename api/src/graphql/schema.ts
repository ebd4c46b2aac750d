// The schema is the sum of the nouns: one line each.
import './scalars.ts';
import './errors.ts';
import '../auth/apiTokens.graphql.ts';
import '../auth/auth.graphql.ts';
import '../auth/ownSessions.graphql.ts';
import '../auth/password.graphql.ts';
import '../communities/communities.graphql.ts';
import '../contact/contact.graphql.ts';
import '../contact/contactBulk.graphql.ts';
import '../contact/contactChanges.graphql.ts';
import '../content/content.graphql.ts';
import '../content/contentChanges.graphql.ts';
import '../database/archives.graphql.ts';
import '../database/database.graphql.ts';
import '../database/import.graphql.ts';
import '../database/translations.graphql.ts';
import '../images/imageChanges.graphql.ts';
import '../history/history.graphql.ts';
import '../images/images.graphql.ts';
import '../news/news.graphql.ts';
import '../newsletter/newsletter.graphql.ts';
import '../partners/partnerPlaces.graphql.ts';
import '../partners/partners.graphql.ts';
import '../patterns/patterns.graphql.ts';
import '../timeline/timeline.graphql.ts';
import { builder } from './builder.ts';

export const schema = builder.toSchema();
