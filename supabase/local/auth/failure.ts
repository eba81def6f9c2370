/** A call that Auth refuses. Status, code and text are those of Auth on the platform. */
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

/** A refusal of what a call says. */
export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}

/** The response that carries a refusal, in the shape auth-js reads. */
export function toResponse({ status, code, message }: AuthFailure): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}
