import {createMock, type Mock} from '../authoring/api/mock';
import {textReport} from '../authoring/api/mock/report';
import {readScenario} from '../authoring/api/mock/scenario';
import {z} from '../src/agent-tools/schema';
import {mistake, result, type Tool, tool} from '../src/agent-tools/tool';

/** The mock that was started last. */
let running: Mock | undefined;

/** The tools that only this machine can offer: they start a server, and say what an app's client does on bad days. */
export const mockTools: Tool[] = [
  tool({
    name: 'start_mock',
    title: 'Start the mock',
    description:
      'Starts a mock of the API on this machine, with a course of twelve bad days: failures, lost connections, silent streams. Run the app or its tests against it, then call read_verdict. Starting it again begins the course anew.',
    inputSchema: {port: z.number().int().min(0).max(65_535).default(4010)},
    isReadOnly: false,
    async run({port}) {
      await running?.close();
      running = undefined;
      running = await createMock({port, scenario: readScenario('survive')});
      process.stdin.once('end', running.close);
      const {url} = running;
      return result(`Set TIMBRE_API_BASE to ${url}/v1, and TIMBRE_API_KEY to any text.\nSee the calls: ${url}/inspect`);
    },
  }),
  tool({
    name: 'read_verdict',
    title: 'Read the verdict',
    description:
      'Says which bad days of the mock the app survived so far, and for each failure, the call and what to change in the client.',
    inputSchema: {},
    isReadOnly: true,
    run: () =>
      running?.course
        ? result(textReport(running.course.verdicts()))
        : mistake('The mock isn’t running. Call start_mock first.'),
  }),
];
