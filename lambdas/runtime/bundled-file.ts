import path from 'node:path';

/**
 * The path of a file that was put beside a function's code; absolute ones stay as they are.
 * Source: AWS Lambda Developer Guide, "Defined runtime environment variables".
 */
export const bundledFile = (name: string) => path.resolve(process.env.LAMBDA_TASK_ROOT ?? '', name);
