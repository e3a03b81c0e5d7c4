import type { ContentPictureView, NewContentPicture } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';

/** Each waits 20 s at least: a busy server makes a large picture in a few minutes. */
const MOST_TRIES = 12;

/**
 * Brings a picture, which may be worked on for longer than a call waits. While the server answers other calls it is sent
 * again: the same file is the same picture, made once, and answered as soon as it is there.
 * @param onSlow it is still being worked on
 * @param tooLong what is said once nobody waits any more
 */
export async function bringPicture(
  picture: NewContentPicture,
  token: string,
  onSlow: () => void,
  tooLong: string,
): Promise<ApiResult<ContentPictureView>> {
  const as = { bearer: { token } };
  for (let tries = 1; ; tries++) {
    const answer = await api.post('/operator-api/content/pictures', picture, as);
    // What stands before the server may wait less than the call does.
    if (answer.ok || !(answer.status === 'network-error' || answer.httpStatus === 504)) return answer;
    if (tries === MOST_TRIES) return { ...answer, problem: { ...answer.problem, title: tooLong } };
    const others = await api.get('/operator-api/content/pictures', as);
    if (!others.ok) return answer;
    onSlow();
  }
}
