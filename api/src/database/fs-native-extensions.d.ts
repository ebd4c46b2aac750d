// The package ships no types; these are the two functions that the lock on the data folder needs.
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
  export function unlock(fd: number): void;
}
