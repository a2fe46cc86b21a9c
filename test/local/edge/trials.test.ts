import { answerTrial, isTrial } from '../../../local/edge/trials.ts';
import { forAllTests } from '../../helpers/for-tests.ts';
import { temporaryServer } from '../../helpers/temporary-server.ts';
