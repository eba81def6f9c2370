/** A call that Auth refuses. Status, code and message are the platform's. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A refusal of an invalid form. */
export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}

/** The response for a refusal, in the shape that auth-js reads. */
export function toResponse({ status, code, message }: AuthFailure): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}
