import { HttpError } from '@kioot/base/http-errors';
import { respondError } from '@/lib/http/json-route';

function notFound(): Response {
  return respondError(new HttpError('not_found', 'There is nothing at this path.'));
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
