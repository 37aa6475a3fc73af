BEGIN TRANSACTION;
CREATE TABLE answers (
	table_id TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	PRIMARY KEY (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE chautari_schema (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "chautari_schema" VALUES(4);
CREATE TABLE deals (
	table_id TEXT NOT NULL, 
	start INTEGER NOT NULL, 
	commitment TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (table_id, start), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "deals" VALUES('t1',0,'c0ffee',X'746865206465616C6572277320736563726574');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	move INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body JSON NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('t1',0,0,1000,'created',0,'{"by": "Ann"}');
CREATE TABLE links (
	token TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	purpose TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	expires BIGINT, 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "links" VALUES('586d20fe483ec65c83559e6f1e90ae6a349130dafbc36251713165f5c449eec2','t1','seat',1,NULL);
CREATE TABLE moves (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES('t1',0,0,0);
INSERT INTO "moves" VALUES('t1',1,1,1);
INSERT INTO "moves" VALUES('t1',2,0,2);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	person TEXT NOT NULL, 
	stand_in BOOLEAN NOT NULL, 
	notes JSON NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('t1',0,'person','Ann','','b72b97a4c4191656eac56e2f3ce2c278cb00561d7641b97065680c1b2b5b81bd',0,'{}');
INSERT INTO "seats" VALUES('t1',1,'invited','Bob','','',0,'{}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	host TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	stage TEXT NOT NULL, 
	paused BOOLEAN NOT NULL, 
	asked JSON NOT NULL, 
	moves INTEGER NOT NULL, 
	notes JSON NOT NULL, listed BOOLEAN NOT NULL DEFAULT FALSE, daily TEXT NOT NULL DEFAULT '', 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t1','yak',1,'{"bonus": 2}','b72b97a4c4191656eac56e2f3ce2c278cb00561d7641b97065680c1b2b5b81bd',1000,1000,2,'playing',0,'[1]',3,'{}',0,'');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_links_table_id ON links (table_id);
CREATE INDEX ix_tables_listed ON tables (listed);
CREATE INDEX ix_tables_daily ON tables (daily);
COMMIT;
