import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils was written for jest.
Object.assign(globalThis, { jest: vi });

afterEach(cleanup);
