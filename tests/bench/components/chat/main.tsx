import { openBench } from '../../chat/bench-page.ts';
import { livekit } from './livekit.tsx';
import { streamPlain, streamVirtualized } from './stream.tsx';
import { virtuoso } from './virtuoso.tsx';
import '../../chat/page.css';

openBench({ virtuoso, 'stream virtualized': streamVirtualized, 'stream plain': streamPlain, livekit });
