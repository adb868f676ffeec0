import type {CompileError} from '../../build-errors/compileErrors';
import type {Problem} from '../../shared/problem';

/** A request to the checking process. */
export interface CheckRequest {
  id: number;
  /** The pages to check. */
  files: string[];
  /** The errors of the last compilation, which can include mistakes that the check doesn't find. */
  errors: CompileError[];
}

/** The response of the checking process. */
export interface CheckResponse {
  id: number;
  problems: Problem[];
}

/** The address of a page's problems, as server-sent events. The query parameter `path` names the page. */
export const address = '/__preview/problems';

/** The name of the event after a compilation without errors. A page that couldn't be shown can then be loaded again. */
export const builtEvent = 'built';
