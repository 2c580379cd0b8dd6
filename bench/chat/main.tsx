import { openBench } from '../../tests/load/chat/bench-page.ts';
import { livekit } from './livekit.tsx';
import { streamPlain, streamVirtualized } from './stream.tsx';
import { virtuoso } from './virtuoso.tsx';
import '../../tests/load/chat/page.css';

openBench({ virtuoso, 'stream virtualized': streamVirtualized, 'stream plain': streamPlain, livekit });
