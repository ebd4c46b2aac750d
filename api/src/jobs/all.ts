import { oldLinksTask } from '../auth/accountLinks.ts';
import { oldChallengesTask } from '../auth/passkeyChallenges.ts';
import { oldEventsTask } from '../auth/securityEvents.ts';
import { oldKeysTask } from '../database/once.ts';
import { trashTask } from '../history/emptyTrash.ts';
import { cleaningTask } from '../images/cleanStored.ts';
import { discardsTask } from '../images/discards.ts';
import { linkTask } from '../launchCheck/linkTask.ts';
import { accountLinkOutbox, contactOutbox, noticeOutbox, securityOutbox } from '../mail/outbox.ts';
import { oldNoticesTask } from '../reviews/notices.ts';
import { enqueueOwed } from './jobs.ts';
import { vacuumTask } from './vacuum.ts';
import type { Queue, Task } from './queue.ts';

export const queues: readonly Queue[] = [
  securityOutbox.queue,
  contactOutbox.queue,
  accountLinkOutbox.queue,
  noticeOutbox.queue,
];

export const tasks: readonly Task[] = [
  trashTask,
  discardsTask,
  cleaningTask,
  oldEventsTask,
  oldKeysTask,
  oldLinksTask,
  oldChallengesTask,
  oldNoticesTask,
  vacuumTask,
  linkTask,
  { name: 'enqueueOwed', cron: '30 * * * *', work: (services) => enqueueOwed(queues, services) },
];
