import { OperatorError } from '../../operatorError.ts';

/** The move is impossible or has failed, and left nothing in the target. The message says what to do. */
export class MoveError extends OperatorError {
  override name = 'MoveError';
}
