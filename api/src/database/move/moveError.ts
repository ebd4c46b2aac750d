import { OperatorError } from '../../operatorError.ts';

/** The move cannot be made, or was given up; the target has nothing of it. The message says what to do. */
export class MoveError extends OperatorError {
  override name = 'MoveError';
}
