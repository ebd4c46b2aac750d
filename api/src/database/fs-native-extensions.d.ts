// The package ships no types; these are the two functions used to lock the data folder.
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
  export function unlock(fd: number): void;
}
