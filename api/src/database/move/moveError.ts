import { OperatorError } from '../../operatorError.ts';

/** The move cannot be made, or was aborted; the target is as empty as before. The message says what to do. */
export class MoveError extends OperatorError {
  override name = 'MoveError';
}
