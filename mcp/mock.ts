import {createMock, type Mock} from '../authoring/api/mock';
import {type Course, createCourse} from '../authoring/api/mock/course';
import {textReport} from '../authoring/api/mock/report';
import {readScenario} from '../authoring/api/mock/scenario';
import {z} from '../src/agent-tools/schema';
import {mistake, result, type Tool, tool} from '../src/agent-tools/tool';

/** The mock that was started last. */
let running: {mock: Mock; course: Course} | undefined;

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
      await running?.mock.close();
      running = undefined;
      const course = createCourse(readScenario('survive'));
      const mock = await createMock({port, course});
      running = {mock, course};
      process.stdin.once('end', () => mock.close());
      return result(
        `Set TIMBRE_API_BASE to ${mock.url}/v1, and TIMBRE_API_KEY to any text.\nSee the calls: ${mock.url}/inspect`,
      );
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
      running
        ? result(textReport(running.course.verdicts()))
        : mistake('The mock isn’t running. Call start_mock first.'),
  }),
];
