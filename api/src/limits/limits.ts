/** A number of calls per number of seconds. */
export interface Allowance {
  points: number;
  duration: number;
}

const minute = 60;
const day = 24 * 60 * minute;

const tenMinutesAndDay = (inTenMinutes: number, inADay: number): Allowance[] => [
  { points: inTenMinutes, duration: 10 * minute },
  { points: inADay, duration: day },
];
const quarterOfAnHour = (points: number): Allowance[] => [{ points, duration: 15 * minute }];

/** Forms open to all visitors. Schools and offices share an IPv4 /24; an IPv6 /32 may be a whole provider. */
const visitorForm = {
  address: tenMinutesAndDay(5, 20),
  '/24': tenMinutesAndDay(50, 200),
  '/48': tenMinutesAndDay(20, 80),
  '/32': tenMinutesAndDay(100, 400),
  site: tenMinutesAndDay(200, 1_000),
};

/**
 * Every rate limit, by kind of call and by the key it counts. Calls over `site` are slowed, not refused
 * (siteLimit.ts). docs/operations.md has the same table.
 */
export const limits = {
  contact: visitorForm,
  newsletter: visitorForm,
  passwordReset: {
    ...visitorForm,
    /** The same whether or not somebody has the address. */
    account: tenMinutesAndDay(3, 10),
  },
  /** Challenges that a login page asks for, so that a passkey can sign in: one each time it opens, and every few minutes. */
  passkeySignIn: {
    address: quarterOfAnHour(60),
    '/24': quarterOfAnHour(600),
    '/48': quarterOfAnHour(240),
    '/32': quarterOfAnHour(1_200),
    site: quarterOfAnHour(6_000),
  },
  signIn: {
    address: quarterOfAnHour(30),
    accountFromAddress: quarterOfAnHour(5),
    '/24': quarterOfAnHour(150),
    '/48': quarterOfAnHour(60),
    '/32': quarterOfAnHour(300),
    account: quarterOfAnHour(50),
    /** An account from a device that has signed in to it before; replaces all the others. */
    accountFromDevice: [...quarterOfAnHour(5), { points: 20, duration: day }],
    /** Codes of a second factor, whoever enters them: they have the password, and a code has six digits. */
    code: [...quarterOfAnHour(10), { points: 50, duration: day }],
    site: quarterOfAnHour(600),
  },
} satisfies Record<string, Record<string, Allowance[]>>;

export type LimitedCall = keyof typeof limits;

const spans: Record<number, string> = {
  [10 * minute]: '10 minutes',
  [15 * minute]: '15 minutes',
  [day]: 'a day',
};

/** Allowances as text: “5 in 10 minutes and 20 in a day”. */
export function inWords(allowances: readonly Allowance[]): string {
  return allowances
    .map(({ points, duration }) => `${points.toLocaleString('en')} in ${spans[duration] ?? `${duration} s`}`)
    .join(' and ');
}
