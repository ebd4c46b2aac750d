import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils was written for jest.
Object.assign(globalThis, { jest: vi });

// A busy machine takes more than the second that is the default.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
