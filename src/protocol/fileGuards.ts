import type { CheckFileParams, ForgetFileParams } from './fileRequests';
import { isText, objectOf } from './shape';

/** Whether a value from the client is what a request to check a file takes. */
export const isCheckFileParams = objectOf<CheckFileParams>({ uri: isText, text: isText });

/** Whether a value from the client names a file to forget. */
export const isForgetFileParams = objectOf<ForgetFileParams>({ uri: isText });
