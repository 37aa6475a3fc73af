"""`python -m chautari.cli` is the same as `chautari`."""

from chautari.cli.main import main

raise SystemExit(main())
